-- An organization without an entry of its own is named below the social map's list (decisions 56), unless it does not want to be.
alter table organizations add column is_on_social_map boolean not null default true;
