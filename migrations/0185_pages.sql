-- Pages that a center writes itself (domain §3.9, ADR 0039). What is being written, what it was before, what everybody reads, and
-- every address that a page has had.
create table content_items (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- The page at the root of the site; there is one.
  is_home boolean not null default false,
  title_nl text not null collate nl,
  title_en text not null default '',
  slug_nl text not null default '',
  slug_en text not null default '',
  layout text not null default 'public' check (layout in ('wide', 'public', 'empty')),
  -- [{"id", "kind", "value"}], as features/pages/blocks declares them
  blocks jsonb not null default '[]',
  seo jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  last_version integer not null default 0,
  live_version integer,
  scheduled_version integer,
  publish_at timestamptz,
  published_at timestamptz,
  changed_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check ((scheduled_version is null) = (publish_at is null))
);
create unique index content_items_home on content_items (volunteer_center_id) where is_home;
create index content_items_due on content_items (volunteer_center_id, publish_at) where publish_at is not null;
create index content_items_changed_by on content_items (changed_by) where changed_by is not null;
create trigger touch before update on content_items for each row execute function touch();
select wall('content_items');

create table content_versions (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, content_item_id, number),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
create index content_versions_author on content_versions (author_id) where author_id is not null;
select wall('content_versions');

create table published_pages (
  volunteer_center_id uuid not null references volunteer_centers (id),
  content_item_id uuid not null,
  content jsonb not null,
  published_at timestamptz not null default now(),
  primary key (volunteer_center_id, content_item_id),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
create trigger public_change after insert or update or delete on published_pages for each statement execute function tell_public_change();
select wall('published_pages');

-- An address belongs to one page, in whatever language; one that it no longer has leads on for ever, unless another page takes it.
create table page_slugs (
  volunteer_center_id uuid not null references volunteer_centers (id),
  slug text not null,
  content_item_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, slug),
  foreign key (volunteer_center_id, content_item_id) references content_items (volunteer_center_id, id) on delete cascade
);
create index page_slugs_item on page_slugs (volunteer_center_id, content_item_id);
create trigger public_change after insert or update or delete on page_slugs for each statement execute function tell_public_change();
select wall('page_slugs');
