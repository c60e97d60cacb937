-- How many links of a page, as it is being written, lead to nothing any more (domain §3.9, ADR 0043): judged when it is written, when
-- pages come online or go, and every night. Not a column of the page: looking at it makes no other version of it.
create table content_checks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  dead_links integer not null check (dead_links >= 0),
  primary key (volunteer_center_id, content_item_id),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
select wall('content_checks');
-- Pages show forms of the center.
create trigger public_change after insert or update or delete on center_forms for each statement execute function tell_public_change();
