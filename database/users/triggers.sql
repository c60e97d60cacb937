-- The version counts what readers of a person can see. Signing in changes nothing of that, so that If-Match still holds after it.
create or replace trigger touch before update on users for each row
  when ((old.email, old.unconfirmed_email, old.first_name, old.last_name, old.phone, old.locale, old.status, old.confirmed_at,
      old.notification_prefs, old.archived_at)
    is distinct from (new.email, new.unconfirmed_email, new.first_name, new.last_name, new.phone, new.locale, new.status, new.confirmed_at,
      new.notification_prefs, new.archived_at))
  execute function touch();
