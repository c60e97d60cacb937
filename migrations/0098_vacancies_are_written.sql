-- Vacancies are written here: a draft may have gaps, what others see or judge has none (domain §3.1). What moved away as a draft
-- stays behind archived.
alter table vacancies
  alter column summary set default '', alter column description set default '', alter column themes set default '{}',
  alter column commitment drop not null, alter column location_mode drop not null, alter column valid_through drop not null,
  add column slots jsonb not null default '[]',
  add column duration_months integer,
  add column support_offered text[] not null default '{}',
  add column insured boolean not null default true,
  add column min_age integer, add column max_age integer, add column age_reason text,
  add column tile text,
  add column hide_address boolean not null default false,
  add column image_id uuid,
  add column second_contact_user_id uuid references users (id),
  add column status_since timestamptz not null default now(),
  add foreign key (volunteer_center_id, image_id) references uploads (volunteer_center_id, id),
  add constraint complete check (status in ('draft', 'archived') or (summary <> '' and description <> '' and cardinality(themes) > 0
    and commitment is not null and location_mode is not null and valid_through is not null));
create index vacancies_image on vacancies (volunteer_center_id, image_id) where image_id is not null;
create index vacancies_contact on vacancies (contact_user_id) where contact_user_id is not null;
create index vacancies_second_contact on vacancies (second_contact_user_id) where second_contact_user_id is not null;
create index vacancies_address on vacancies (volunteer_center_id, address_id) where address_id is not null;
create index vacancies_status on vacancies (volunteer_center_id, status, status_since);

alter table vacancies disable trigger touch;
update vacancies set status_since = greatest(coalesce(published_at, created_at), created_at);
alter table vacancies enable trigger touch;
create trigger begin_status before update of status on vacancies for each row
  when (old.status is distinct from new.status) execute function begin_status();

-- What visitors cannot see tells them nothing: a draft that is saved while somebody types drops no kept page.
drop trigger public_change on vacancies;
create trigger public_change_made after insert on vacancies for each row
  when (new.status in ('published', 'paused', 'filled', 'closed')) execute function tell_public_change();
create trigger public_change_changed after update on vacancies for each row
  when (new.status in ('published', 'paused', 'filled', 'closed') or old.status in ('published', 'paused', 'filled', 'closed'))
  execute function tell_public_change();
create trigger public_change_removed after delete on vacancies for each row
  when (old.status in ('published', 'paused', 'filled', 'closed')) execute function tell_public_change();

-- A photo of the work.
alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (purpose in ('organization_logo', 'organization_cover', 'vacancy_image'));

-- Whether the center looks at a vacancy before it is seen, and again when its title, text or demands change.
alter table volunteer_centers add column reviews_vacancies boolean not null default true;
