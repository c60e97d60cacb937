-- Somebody with an account elsewhere asks a center for access: staff who then adds the address finds no "taken" one.
alter table user_tokens drop constraint user_tokens_purpose_check;
alter table user_tokens add constraint user_tokens_purpose_check
  check (purpose in ('confirm', 'invite', 'reset', 'unlock', 'email_change', 'first_session', 'access'));
