-- People go through the same machinery as every other resource (contract §2.2, §5).

-- A person sees the address that waits for its mail.
grant select (unconfirmed_email) on users to vw_app;

-- Keys of repeated writes stand or fall with the change of an account, too; behind the same wall.
grant select, insert on idempotency_keys to vw_platform;
create policy accounts on idempotency_keys for all to vw_platform
  using (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
  with check (volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid));

-- A version counts what readers of a person can see. Signing in is no change of theirs, or If-Match would fail after each.
drop trigger touch on users;
create trigger touch before update on users for each row
  when ((old.email, old.unconfirmed_email, old.first_name, old.last_name, old.phone, old.locale, old.status, old.confirmed_at, old.notification_prefs, old.archived_at)
    is distinct from (new.email, new.unconfirmed_email, new.first_name, new.last_name, new.phone, new.locale, new.status, new.confirmed_at, new.notification_prefs, new.archived_at))
  execute function touch();

-- Writes to people run on the platform, and ask for the rank of whom they change.
grant execute on function outranking(integer) to vw_platform;
