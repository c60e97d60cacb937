-- Whoever takes part silences a conversation for themselves, and stops it for both (domain §3.3). `blocked_side` is who stopped it, and opens it again.
alter table conversation_readers add column muted_at timestamptz;
alter table conversations
  add column blocked_side text check (blocked_side in ('volunteer', 'organization', 'center')),
  add column blocked_by uuid references users (id);
update conversations set blocked_side = 'center' where status = 'blocked';
alter table conversations add check ((status = 'blocked') = (blocked_side is not null));
