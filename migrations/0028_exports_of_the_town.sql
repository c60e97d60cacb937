-- The lists of activities and of the social map can be exported; so can counts, which have no list.
alter table exports drop constraint exports_resource_check;
alter table exports add constraint exports_resource_check check (resource in
  ('organizations', 'users', 'vacancies', 'applications', 'news', 'partners', 'files', 'content_items', 'reply_templates', 'activities', 'social_map_entries', 'analytics'));
