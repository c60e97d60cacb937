-- Vacancies from a spreadsheet, with pictures from an archive; columns that were mapped by hand are remembered (domain §3.17).


-- ═══ uploads ═══

-- The import that brought it. Its undo deletes it, and it does not count as sent by hand.
alter table uploads add column operation_id uuid;
create index uploads_operation on uploads (volunteer_center_id, operation_id) where operation_id is not null;


-- ═══ imports ═══

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('organizations', 'users', 'vacancies'));

-- What may be in one row of a list only; what is amiss without keeping the row out, by field.
alter table import_rows add column keys text[] not null default '{}';
alter table import_rows add column warnings jsonb not null default '{}';
-- What the write itself refused, until the row is corrected.
alter table import_rows add column refusal jsonb;

-- The field of a heading, as somebody of the center mapped it by hand; empty for a column that is left out.
create table import_columns (
  volunteer_center_id uuid not null references volunteer_centers (id),
  kind text not null,
  head text not null check (length(head) between 1 and 100),
  field text not null,
  mapped_at timestamptz not null default now(),
  primary key (volunteer_center_id, kind, head)
);
select wall('import_columns');

-- The archive with pictures, in the chunks in which it arrived.
create table import_archive_parts (
  id uuid not null default uuidv7(),
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  position integer not null check (position between 0 and 399),
  -- An archive does not compress further.
  bytes bytea storage external not null check (octet_length(bytes) <= 524288),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, import_id, position),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
select wall('import_archive_parts');

-- The files of the archive: by name as rows name them, with why a picture cannot be used, or the upload that it became. An upload that
-- nothing shows is deleted after a day, so that it has no foreign key.
create table import_pictures (
  volunteer_center_id uuid not null references volunteer_centers (id),
  import_id uuid not null,
  name text not null,
  base text not null,
  position integer not null,
  problem text,
  upload_id uuid,
  primary key (volunteer_center_id, import_id, name),
  foreign key (volunteer_center_id, import_id) references imports (volunteer_center_id, id) on delete cascade
);
create index import_pictures_base on import_pictures (volunteer_center_id, import_id, base);
select wall('import_pictures');

-- The id that a vacancy has where it came from, so that a second list updates it.
create table imported_vacancies (
  volunteer_center_id uuid not null references volunteer_centers (id),
  external_id text not null check (length(external_id) between 1 and 100),
  vacancy_id uuid not null,
  primary key (volunteer_center_id, external_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
create index imported_vacancies_vacancy on imported_vacancies (volunteer_center_id, vacancy_id);
select wall('imported_vacancies');
