-- What programs read of the social map (HSDS 3.0): a row for each organization, service, and service at a place that was ever shown,
-- with the id it has there. A row that is gone stays for thirty days, so that who reads changes only hears of it.
create table social_map_feed_items (
  volunteer_center_id uuid not null references volunteer_centers (id),
  kind text not null check (kind in ('organization', 'service', 'service_at_location')),
  id uuid not null,
  -- Without a foreign key: the row outlives an entry that is thrown away.
  entry_id uuid not null,
  service_id uuid,
  location_id uuid,
  name text not null,
  changed_at timestamptz not null default now(),
  gone_at timestamptz,
  primary key (volunteer_center_id, kind, id)
);
create index social_map_feed_items_entry on social_map_feed_items (volunteer_center_id, entry_id);
select wall('social_map_feed_items');

-- A list of entries, whose rows may say when somebody checked them.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('organizations', 'users', 'vacancies', 'social_map_entries'));
alter table social_map_entries drop constraint social_map_entries_assured_how_check;
alter table social_map_entries add constraint social_map_entries_assured_how_check check (assured_how in ('owner', 'center_phone', 'center_visit', 'import'));
