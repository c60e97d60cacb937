-- Every process drops the cached public pages of the center when what they show has changed (architecture §1.12). A table that
-- public pages show has this trigger in the triggers.sql of its feature; a law compares that with what visitors read.
create or replace function tell_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_changed', coalesce(nullif(current_setting('app.center_id', true), ''), '*'));
  return null;
end $$;
