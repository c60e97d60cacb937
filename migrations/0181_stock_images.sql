-- Pictures that a center can begin with: walls of tiles that the product draws in the center's colours, and files that its admins offer (ADR 0038).
create table stock_images (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  -- of a wall of tiles: which one
  scene text,
  -- of a file: which one; of a wall: what was drawn of it last
  file_id uuid,
  -- the colours that it was drawn in
  drawn_in text,
  title_nl text not null, title_en text not null,
  tags text[] not null default '{}',
  credit text, license text, source_url text,
  -- a wall that a center does not want does not come back
  status text not null default 'offered' check (status in ('offered', 'withdrawn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, scene),
  foreign key (volunteer_center_id, file_id) references files (volunteer_center_id, id) on delete set null (file_id)
);
create index stock_images_file on stock_images (volunteer_center_id, file_id) where file_id is not null;
create trigger touch before update on stock_images for each row execute function touch();
select wall('stock_images');
