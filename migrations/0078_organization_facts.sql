-- What whoever signs an organization up says once, for the center that decides about it (domain §3.13).
alter table organizations
  add column note text,
  add column nonprofit_declared_at timestamptz,
  add column terms_accepted_at timestamptz;
