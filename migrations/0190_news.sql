-- News of a center (domain §3.8, ADR 0040): one row for an article in both languages; its texts are documents of named parts.
create table news_articles (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'unpublished', 'archived')),
  title text not null collate nl,
  slug text not null,
  intro text,
  body jsonb not null default '[]',
  title_en text,
  slug_en text,
  intro_en text,
  body_en jsonb not null default '[]',
  theme text,
  byline text,
  image_id uuid,
  related_vacancies text[] not null default '{}',
  canonical_url text,
  pinned boolean not null default false,
  published_at timestamptz,
  unpublish_at timestamptz,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, image_id) references uploads (volunteer_center_id, id),
  check (status not in ('scheduled', 'published') or published_at is not null)
);
create index news_articles_shown on news_articles (volunteer_center_id, pinned desc, published_at desc) where status = 'published';
create index news_articles_due on news_articles (volunteer_center_id) where status = 'scheduled' or unpublish_at is not null;
create index news_articles_image on news_articles (volunteer_center_id, image_id) where image_id is not null;
create index news_articles_author on news_articles (author_id) where author_id is not null;
create trigger touch before update on news_articles for each row execute function touch();
create trigger public_change after insert or update or delete on news_articles for each statement execute function tell_public_change();
select wall('news_articles');

-- Every address that an article has or had, in whatever language: one leads to one article of its center.
create table news_slugs (
  volunteer_center_id uuid not null references volunteer_centers (id),
  slug text not null,
  news_id uuid not null,
  primary key (volunteer_center_id, slug),
  foreign key (volunteer_center_id, news_id) references news_articles (volunteer_center_id, id) on delete cascade
);
create index news_slugs_news on news_slugs (volunteer_center_id, news_id);
create trigger public_change after insert or update or delete on news_slugs for each statement execute function tell_public_change();
select wall('news_slugs');
