-- Pictures of news and logos of partners come from the center's files (ADR 0044). Those that were sent before become files of the
-- same id, so that what shows them goes on showing them.
alter table uploads no force row level security;
alter table upload_copies no force row level security;
alter table files no force row level security;
alter table file_copies no force row level security;
alter table file_uses no force row level security;
alter table news_articles no force row level security;
alter table partners no force row level security;

insert into files (volunteer_center_id, id, user_id, name, kind, key, pictures, width, height, bytes, kept_bytes, sha256, alt_nl, decorative, created_at)
select u.volunteer_center_id, u.id, u.user_id, left(coalesce(nullif(trim(u.alt), ''), s.name), 95) || '.webp', 'picture', c.key,
  replace(u.pictures::text, '"/uploads/', '"/files/')::jsonb, (u.pictures -> -1 ->> 'width')::int, (u.pictures -> -1 ->> 'height')::int,
  u.bytes, u.bytes, sha256(c.webp), nullif(trim(u.alt), ''), s.is_logo, u.created_at
from uploads u
join lateral (
  select title as name, false as is_logo from news_articles n where n.volunteer_center_id = u.volunteer_center_id and n.image_id = u.id
  union all select p.name, true from partners p where p.volunteer_center_id = u.volunteer_center_id and p.logo_id = u.id
  limit 1) s on true
join lateral (
  select key, webp from upload_copies c where c.volunteer_center_id = u.volunteer_center_id and c.upload_id = u.id order by width desc limit 1) c on true;

insert into file_copies (volunteer_center_id, file_id, key, name, content)
select c.volunteer_center_id, c.upload_id, c.key, c.width || '.webp', c.webp
from upload_copies c join files f on f.volunteer_center_id = c.volunteer_center_id and f.id = c.upload_id;

insert into file_uses (volunteer_center_id, file_id, subject_type, subject_id, title, path, shown)
select volunteer_center_id, image_id, 'news', id, title, '/content?part=news&edit=' || id, status = 'published' from news_articles where image_id is not null
union all
select volunteer_center_id, logo_id, 'partners', id, name, '/content?part=partners&edit=' || id, true from partners where logo_id is not null;

alter table news_articles drop constraint news_articles_volunteer_center_id_image_id_fkey;
alter table news_articles add foreign key (volunteer_center_id, image_id) references files (volunteer_center_id, id);
alter table partners drop constraint partners_volunteer_center_id_logo_id_fkey;
alter table partners add foreign key (volunteer_center_id, logo_id) references files (volunteer_center_id, id);
delete from uploads where purpose in ('news_image', 'partner_logo');

alter table uploads force row level security;
alter table upload_copies force row level security;
alter table files force row level security;
alter table file_copies force row level security;
alter table file_uses force row level security;
alter table news_articles force row level security;
alter table partners force row level security;
