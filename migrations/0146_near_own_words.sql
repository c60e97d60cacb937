-- What is near a concept of a center's own: concepts of the product, or others of its own. It is what comes after, where little is found.
alter table vocabulary_entries add column near text[] not null default '{}' check (cardinality(near) <= 6);
