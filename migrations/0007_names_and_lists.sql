-- Lists whose letters or head a person points out; names of one word, sorted and found by any part of them (decisions 72).


-- ═══ imports ═══

-- The row with the names of the columns, from 1; what only a person can tell of the file, with what there is to choose from.
alter table imports add column head_row integer;
alter table imports add column questions jsonb not null default '{}';


-- ═══ users ═══

-- uses database/users/name_order.sql
-- uses database/users/name_words.sql

-- People with one name have no last name; until now that was an empty one.
alter table users alter column last_name drop not null;
update users set last_name = null where trim(last_name) = '';

alter table users add column sorted_name text collate nl generated always as (name_order(first_name, last_name)) stored;
alter table users add column searched_name tsvector generated always as (name_words(first_name, last_name)) stored;
create index users_searched_name on users using gin (searched_name);

grant select (sorted_name) on users to vw_app;
grant select (id, searched_name) on users to vw_search;
create policy search on users for select to vw_search using (true);
