-- A center lets chosen centers of its site show a vacancy as well (domain §3.1, ADR 0037). What is shared crosses the wall by one
-- function alone, whose owner sees nothing but what is published and shared.

-- The sites whose centers share, as src/tenants.ts has it: written by the platform when it starts.
create table sharing_tenants (tenant_key text primary key);
grant select on sharing_tenants to vw_app;
grant select, insert, delete on sharing_tenants to vw_platform;

alter table vacancies add column shared_with uuid[] not null default '{}';
create index vacancies_shared on vacancies (volunteer_center_id) where shared_with <> '{}';

-- What is new, a copy or has moved is shared with nobody; what is over no longer, whoever ended it.
create function end_sharing() returns trigger language plpgsql as $$
begin
  new.shared_with := '{}';
  return new;
end $$;
create trigger share_nothing_new before insert on vacancies for each row execute function end_sharing();
create trigger end_sharing before update on vacancies for each row
  when (new.shared_with <> '{}' and new.status in ('closed', 'archived')) execute function end_sharing();

-- Pages of other centers that show it are dropped too.
create function tell_of_sharing() returns trigger language plpgsql as $$
declare
  center uuid;
begin
  for center in select distinct unnest(old.shared_with || new.shared_with) loop
    perform pg_notify('public_changed', center::text);
  end loop;
  return null;
end $$;
create trigger tell_of_sharing after update on vacancies for each row
  when (old.shared_with <> '{}' or new.shared_with <> '{}') execute function tell_of_sharing();
create trigger tell_of_shared_no_more after delete on vacancies for each row when (old.shared_with <> '{}') execute function tell_of_sharing();
create function tell_of_sharing_organization() returns trigger language plpgsql as $$
declare
  center uuid;
begin
  for center in select distinct unnest(v.shared_with) from vacancies v
    where v.volunteer_center_id = new.volunteer_center_id and v.organization_id = new.id and v.shared_with <> '{}' loop
    perform pg_notify('public_changed', center::text);
  end loop;
  return null;
end $$;
create trigger tell_of_sharing after update of name, status on organizations for each row
  when (old.name <> new.name or old.status <> new.status) execute function tell_of_sharing_organization();

-- A role of its own: columns that may be told, and of all rows those that are shared.
grant select (id, volunteer_center_id, organization_id, title, translations, themes, commitment, location_mode, city, status, valid_through,
  published_at, shared_with, codes, title_words, summary_words, task_words) on vacancies to vw_sharing;
create policy sharing on vacancies for select to vw_sharing using (status = 'published' and shared_with <> '{}');
grant select (id, volunteer_center_id, name, status) on organizations to vw_sharing;
create policy sharing on organizations for select to vw_sharing using (status = 'approved');
grant select (id, tenant_key) on volunteer_centers to vw_sharing;
grant select on sharing_tenants to vw_sharing;

-- What other centers of the site share with the center of the transaction. Its columns are the promise (ADR 0037): a law holds them.
-- Words and codes say what is looked for: any of them, those that meet more first; none asks for nothing. Asked as in
-- search_vacancies: any within a group, all groups together.
create function shared_vacancies(words text[], said text[], asked jsonb, most integer)
returns table (id uuid, center_id uuid, title text, title_en text, themes text[], commitment text, town text, organization text)
language sql stable security definer set search_path = ''
as $$
  with question as materialized (select public.any_of_words(words) as query)
  select v.id, v.volunteer_center_id, v.title, v.translations -> 'en' ->> 'title', v.themes, v.commitment,
    case when v.location_mode <> 'remote' then v.city end, o.name
  from public.volunteer_centers here
  join public.sharing_tenants s on s.tenant_key = here.tenant_key
  join public.volunteer_centers owner on owner.tenant_key = here.tenant_key and owner.id <> here.id
  join public.vacancies v on v.volunteer_center_id = owner.id and v.status = 'published' and v.shared_with <> '{}' and here.id = any (v.shared_with)
    and v.valid_through >= (now() at time zone 'Europe/Amsterdam')::date
  join public.organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id and o.status = 'approved'
  cross join question q
  cross join lateral (select case when v.title_words @@ q.query then 4 else 0 end + case when v.summary_words @@ q.query then 2 else 0 end
    + case when v.task_words @@ q.query then 2 else 0 end + case when v.codes && said then 1 else 0 end as hits) as met
  where here.id = nullif(current_setting('app.center_id', true), '')::uuid
    and (met.hits > 0 or cardinality(words) = 0 and cardinality(said) = 0)
    and not exists (select from jsonb_each(asked) as wanted where not v.codes && array(select jsonb_array_elements_text(wanted.value)))
  order by met.hits desc, v.published_at desc, v.id
  limit least(most, 3)
$$;
revoke execute on function shared_vacancies(text[], text[], jsonb, integer) from public;
grant execute on function shared_vacancies(text[], text[], jsonb, integer) to vw_app;
grant create on schema public to vw_sharing;
alter function shared_vacancies(text[], text[], jsonb, integer) owner to vw_sharing;
revoke create on schema public from vw_sharing;
