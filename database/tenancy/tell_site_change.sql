-- Sites and centers are known outside any center, so a change of them is news for every center, also in a transaction that
-- writes one center's rows (as the one of `npm run setup` does).
create or replace function tell_site_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_changed', '*');
  return null;
end $$;
