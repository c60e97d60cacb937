-- Whoever changed an organization last, so that somebody who was changing it too is told by whom.
alter table organizations add column changed_by uuid references users (id) on delete set null;
create index organizations_changed_by on organizations (changed_by) where changed_by is not null;
