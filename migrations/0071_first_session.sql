-- The browser that signed up is signed in once the address is confirmed: it alone can answer the challenge it left.
alter table user_tokens drop constraint user_tokens_purpose_check;
alter table user_tokens add constraint user_tokens_purpose_check
  check (purpose in ('confirm', 'invite', 'reset', 'unlock', 'email_change', 'first_session'));
