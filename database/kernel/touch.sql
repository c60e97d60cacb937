-- Sets updated_at and raises the version that If-Match compares (contract §5).
create or replace function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.lock_version := old.lock_version + 1;
  return new;
end $$;
