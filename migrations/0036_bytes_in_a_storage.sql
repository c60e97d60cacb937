-- Bytes may lie in a storage that is S3-compatible instead of in their row (ADR 0079). The row then has the key of the object, which begins
-- with its center, and no content. Rows of before have their content, so nothing has to be validated.

alter table upload_copies add column object_key text;
-- A row without content is written only where a storage is set, which the operator does once every process runs this version.
-- squawk-ignore ban-drop-not-null
alter table upload_copies alter column content drop not null;
alter table upload_copies add constraint upload_copies_bytes
  check ((content is null) <> (object_key is null) and starts_with(object_key, volunteer_center_id::text || '/')) not valid;

alter table file_copies add column object_key text;
-- A row without content is written only where a storage is set, which the operator does once every process runs this version.
-- squawk-ignore ban-drop-not-null
alter table file_copies alter column content drop not null;
alter table file_copies add constraint file_copies_bytes
  check ((content is null) <> (object_key is null) and starts_with(object_key, volunteer_center_id::text || '/')) not valid;

alter table attachments add column object_key text;
-- A row without content is written only where a storage is set, which the operator does once every process runs this version.
-- squawk-ignore ban-drop-not-null
alter table attachments alter column content drop not null;
alter table attachments add constraint attachments_bytes
  check ((content is null) <> (object_key is null) and starts_with(object_key, volunteer_center_id::text || '/')) not valid;

alter table center_export_parts add column object_key text;
-- A row without content is written only where a storage is set, which the operator does once every process runs this version.
-- squawk-ignore ban-drop-not-null
alter table center_export_parts alter column content drop not null;
alter table center_export_parts add constraint center_export_parts_bytes
  check ((content is null) <> (object_key is null) and starts_with(object_key, volunteer_center_id::text || '/')) not valid;

-- Objects that no row names: put a moment ago, for a row that is still to be written, or left by a row that is gone. They are removed when
-- they are due. No table of a center, because what is to be removed outlives its center: who works for one has two functions
-- (announce_objects, keep_loose_objects) and may not touch it otherwise.
create table loose_objects (
  key text primary key,
  due_at timestamptz not null,
  -- A worker removes it from the storage: no row may come to name it any more.
  is_taken boolean not null default false
);
create index loose_objects_due on loose_objects (due_at);
grant select, update, delete on loose_objects to vw_worker;
