-- The pages that every public site must have: privacy, accessibility, cookies, who runs it. Until a center writes its own they are
-- made in code; one that it wrote can be changed and never taken away.
alter table content_items add column stands_as text check (stands_as in ('about', 'privacy', 'accessibility', 'cookies'));
create unique index content_items_standing on content_items (volunteer_center_id, stands_as) where stands_as is not null;
