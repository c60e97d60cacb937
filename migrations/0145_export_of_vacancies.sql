-- Vacancies are taken along as organizations are.
alter table exports drop constraint exports_resource_check;
alter table exports add check (resource in ('organizations', 'users', 'vacancies'));
