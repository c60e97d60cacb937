-- Where answers to a mail go, when its words were tried out, and whether a center sends it at all (domain §3.5).
alter table notification_templates
  add column reply_to text,
  add column tested_at timestamptz,
  add column active boolean not null default true;

-- Words that somebody mailed to themselves before they are used, by their digest.
create table notification_template_tests (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  kind text not null,
  digest text not null,
  tested_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, kind, digest)
);
select wall('notification_template_tests');

-- A second try says the same as the first; `withheld`: the center does not send mails of this kind.
alter table outbox add column reply_to text, drop constraint outbox_status_check;
alter table outbox add constraint outbox_status_check check (status in ('waiting', 'sending', 'sent', 'unknown', 'failed', 'withheld'));
grant update (reply_to) on outbox to vw_worker;
