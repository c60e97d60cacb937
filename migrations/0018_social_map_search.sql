-- What the search of the social map compares (database/social-map/search_social_map.sql): texts as words, and every code that its
-- filters know as `column:code`.

alter table social_map_entries
  add column name_words tsvector not null generated always as (
    public.searched_words(name || ' . ' || jsonb_path_query_array(services, '$[*].name')::text, '')) stored,
  add column said_words tsvector not null generated always as (public.searched_words(words, '')) stored,
  add column codes text[] not null generated always as (
    public.named_codes('themes', themes) || public.named_codes('target_groups', target_groups) || public.named_codes('languages', languages) ||
    public.named_codes('law', array_remove(array[law], null)) ||
    case when jsonb_path_exists(services, '$[*] ? (@.costKind == "free")') then '{cost:free}'::text[] else '{}' end ||
    case when jsonb_path_exists(services, '$[*] ? (@.isReferralNeeded == false)') then '{referral:none}'::text[] else '{}' end ||
    case when jsonb_path_exists(locations, '$[*] ? (@.addressVisibility != "hidden" && exists (@.accessibility[*] ? (@ == "step_free")))')
      then '{access:step_free}'::text[] else '{}' end) stored;

-- The role of search_social_map, which filters by itself.
grant select (volunteer_center_id, id, name, slug, status, closed_from, closed_until, assured_at, name_words, said_words, codes) on social_map_entries to vw_search;
create policy search on social_map_entries for select to vw_search using (true);
grant select on social_map_points to vw_search;
create policy search on social_map_points for select to vw_search using (true);
grant select on opening_spans to vw_search;
create policy search on opening_spans for select to vw_search using (true);

-- The end of the address of an entry's page (`kernel/fields/address-end.ts`).
create index social_map_entries_address on social_map_entries (volunteer_center_id, right(id::text, 12));
