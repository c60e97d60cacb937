-- An answer to one of the messages before it, of the same conversation; whether somebody wrote it from the link of a mail; and whether
-- it says how somebody can be reached (domain §3.4).
alter table messages
  add column reply_to_id uuid,
  add column received_via text not null default 'web' check (received_via in ('web', 'email')),
  add column contact_shared boolean not null default false,
  add foreign key (volunteer_center_id, reply_to_id) references messages (volunteer_center_id, id) on delete set null (reply_to_id);
create index messages_answers on messages (volunteer_center_id, reply_to_id) where reply_to_id is not null;
