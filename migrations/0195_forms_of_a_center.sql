-- A center's own forms: what is asked is one checked declaration (ADR 0041). An answer keeps the questions as they were asked; it
-- names no account. Both go with the form, and answers by the clock of their form.
create table center_forms (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  design jsonb not null,
  mail_to uuid[] not null default '{}' check (cardinality(mail_to) <= 10),
  closes_on date,
  keep_months integer not null default 6 check (keep_months between 1 and 24),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, slug)
);
create trigger touch before update on center_forms for each row execute function touch();
select wall('center_forms');

create table form_answers (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  form_id uuid not null,
  answers jsonb not null,
  sent_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, form_id) references center_forms (volunteer_center_id, id) on delete cascade
);
create index form_answers_sent on form_answers (volunteer_center_id, form_id, sent_at desc, id);
select wall('form_answers');

-- What a visitor has filled in so far: the browser holds the token, here is its digest. Once sent the words are gone, and that it was
-- sent stays, so that a second press or another tab sends nothing again.
create table form_drafts (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  form_id uuid not null,
  digest bytea not null,
  words jsonb not null default '{}',
  sent_at timestamptz,
  kept_since timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, form_id, digest),
  foreign key (volunteer_center_id, form_id) references center_forms (volunteer_center_id, id) on delete cascade
);
create index form_drafts_age on form_drafts (volunteer_center_id, kept_since);
select wall('form_drafts');
