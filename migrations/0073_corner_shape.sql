-- A center may have corners of its own; without a choice they are its tenant's.
alter table volunteer_center_profiles add column corner_shape text check (corner_shape in ('rounded', 'straight'));
