-- The menus of a site (domain §3.9, ADR 0042): lines of two levels, and which menus their editors have begun to change. A menu that
-- nobody began is what the product shows, and after it the lines that are kept here.
create table menu_beginnings (
  volunteer_center_id uuid not null references volunteer_centers (id),
  menu text not null check (menu in ('top', 'header', 'footer')),
  begun_at timestamptz not null default now(),
  primary key (volunteer_center_id, menu)
);
create trigger public_change after insert or update or delete on menu_beginnings for each statement execute function tell_public_change();
select wall('menu_beginnings');

create table menu_items (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  menu text not null check (menu in ('top', 'header', 'footer')),
  parent_id uuid,
  position integer not null default 0,
  -- Without them it is called as what it leads to.
  label_nl text,
  label_en text,
  target text not null check (target in ('page', 'route', 'url', 'heading')),
  -- The id of a page, the name of a part of the site, an address; a heading has none.
  target_value text,
  visible_for text not null default 'all' check (visible_for in ('all', 'signed_in', 'anonymous')),
  feature_flag text,
  new_window boolean not null default false,
  -- For as long as that can be taken back.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, parent_id) references menu_items (volunteer_center_id, id) on delete cascade,
  check (parent_id <> id),
  check ((target = 'heading') = (target_value is null))
);
create index menu_items_shown on menu_items (volunteer_center_id, menu, position) where removed_at is null;
create index menu_items_parent on menu_items (volunteer_center_id, parent_id) where parent_id is not null;
create trigger touch before update on menu_items for each row execute function touch();
create trigger public_change after insert or update or delete on menu_items for each statement execute function tell_public_change();
select wall('menu_items');

-- Links that a center had put in its footer are lines of that menu now. The owner of the tables stands behind their walls too.
alter table menu_items no force row level security;
alter table volunteer_center_profiles no force row level security;
insert into menu_items (volunteer_center_id, menu, position, label_nl, label_en, target, target_value)
  select p.volunteer_center_id, 'footer', 1000 + 10 * link.place, link.value ->> 'nl', link.value ->> 'en', 'url', link.value ->> 'href'
  from volunteer_center_profiles p, jsonb_array_elements(p.footer_links) with ordinality as link (value, place)
  where link.value ->> 'href' <> '';
alter table menu_items force row level security;
alter table volunteer_center_profiles force row level security;
alter table volunteer_center_profiles drop column footer_links;
