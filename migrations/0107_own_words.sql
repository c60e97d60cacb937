-- What a center itself calls things: more words for a concept of the product's vocabulary, or concepts of its own (ADR 0028).
-- A question with words reads them; what they find follows at once, so visitors' kept pages go.
create table vocabulary_entries (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  name text not null collate nl,
  words text[] not null check (cardinality(words) between 1 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, name)
);
create trigger touch before update on vocabulary_entries for each row execute function touch();
create trigger public_change after insert or update or delete on vocabulary_entries for each statement execute function tell_public_change();
select wall('vocabulary_entries');
