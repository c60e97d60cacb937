-- Applications are taken along as the other lists are.
alter table exports drop constraint exports_resource_check;
alter table exports add check (resource in ('organizations', 'users', 'vacancies', 'applications'));
