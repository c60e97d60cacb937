-- An organization moves from one center of its site to another, once both agree (ADR 0024). Each of them has a row of its
-- own, under one id: what the receiving center may know before that stands in its row, and nothing else.
create table organization_moves (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  side text not null check (side in ('leaving', 'receiving')),
  status text not null default 'requested' check (status in ('requested', 'moved', 'refused', 'withdrawn')),
  from_center_id uuid not null references volunteer_centers (id),
  to_center_id uuid not null references volunteer_centers (id),
  organization_id uuid not null,
  organization_name text not null collate nl,
  organization_type text not null check (organization_type in ('Organization', 'School', 'VolunteerCenter')),
  city text,
  reason text not null,
  refusal_reason text,
  leaving_agreed_at timestamptz, receiving_agreed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  check (from_center_id <> to_center_id),
  check (volunteer_center_id = case side when 'leaving' then from_center_id else to_center_id end)
);
create unique index organization_moves_one on organization_moves (volunteer_center_id, organization_id) where status = 'requested';
create index organization_moves_organization on organization_moves (volunteer_center_id, organization_id, created_at desc);
create trigger touch before update on organization_moves for each row execute function touch();
select wall('organization_moves');
grant select on organization_moves to vw_platform;
create policy agreed on organization_moves for select to vw_platform using (true);

-- What stays behind is a name, for the traces and applications that stay with it; it does not come back to life here.
alter table organizations
  add column moved_to_center_id uuid references volunteer_centers (id),
  add constraint organizations_moved check (moved_to_center_id is null or status = 'archived');

-- Copies rows from one center to another: read behind one wall, written behind the other. `key` is the column that `keys` are
-- of. A name in an address that is taken there gets an end of its own. What once stood there under the same id is replaced.
create function copy_rows(which regclass, key text, keys uuid[], from_center uuid, to_center uuid) returns void language plpgsql as $$
declare
  rows jsonb;
  columns text;
  target text;
  changes text;
begin
  select string_agg(quote_ident(attname), ', '), string_agg(format('%1$I = excluded.%1$I', attname), ', ') into columns, changes
    from pg_attribute where attrelid = which and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'volunteer_center_id';
  select string_agg(quote_ident(a.attname), ', ') into target
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = which and i.indisprimary;
  perform set_config('app.center_id', from_center::text, true);
  execute format('select jsonb_agg(to_jsonb(t)) from %s t where t.%I = any($1)', which, key) into rows using keys;
  perform set_config('app.center_id', to_center::text, true);
  if exists (select from pg_attribute where attrelid = which and attname = 'slug' and not attisdropped) then
    execute format($q$select jsonb_agg(case when exists (select from %s o where o.slug = r ->> 'slug' and o.id <> (r ->> 'id')::uuid)
      then r || jsonb_build_object('slug', (r ->> 'slug') || '-' || right(r ->> 'id', 6)) else r end) from jsonb_array_elements($1) r$q$, which)
      into rows using rows;
  end if;
  execute format('insert into %1$s (volunteer_center_id, %2$s) select $2, %2$s from jsonb_populate_recordset(null::%1$s, $1)
    on conflict (%3$s) do update set %4$s', which, columns, target, changes) using coalesce(rows, '[]'), to_center;
  perform set_config('app.center_id', from_center::text, true);
end $$;

-- Who works for the organization works for it there. Invitations that nobody accepted yet end: their links lead to the old center.
create function move_roles(which_move uuid) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  agreed organization_moves;
  moved uuid[];
begin
  select * into strict agreed from organization_moves
    where id = which_move and side = 'leaving' and status = 'requested' and leaving_agreed_at is not null and receiving_agreed_at is not null;
  delete from user_tokens where volunteer_center_id = agreed.from_center_id and organization_id = agreed.organization_id;
  with roles as (
    update user_roles set volunteer_center_id = agreed.to_center_id
    where volunteer_center_id = agreed.from_center_id and organization_id = agreed.organization_id returning user_id
  ) select array_agg(user_id) into moved from roles;
  -- Whoever did nothing else at the old center is at home at the new one.
  update users u set home_center_id = agreed.to_center_id
    where u.id = any(moved) and u.home_center_id = agreed.from_center_id
      and not exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = agreed.from_center_id);
end $$;
revoke execute on function move_roles(uuid) from public;
grant execute on function move_roles(uuid) to vw_app;
-- It belongs to the role that writes accounts, for the owner of the tables is behind their wall too.
grant create on schema public to vw_platform;
alter function move_roles(uuid) owner to vw_platform;
revoke create on schema public from vw_platform;

-- Moves an organization on which both centers agreed, in the transaction of the last of them; the tables stand here and nowhere
-- else (src/laws/organization-moves.test.ts). Answers how many people still wait there or help there: with any it does nothing.
create function move_organization(which_move uuid) returns integer language plpgsql as $$
declare
  here constant text := current_setting('app.center_id');
  move organization_moves;
  waiting integer;
  addresses_ids uuid[];
  vacancies_ids uuid[];
  pictures_ids uuid[];
begin
  select * into strict move from organization_moves where id = which_move;
  perform set_config('app.center_id', move.from_center_id::text, true);
  -- Whoever applies holds the vacancy: they came first and are counted, or find it gone.
  perform from organizations where id = move.organization_id for update;
  perform from vacancies where organization_id = move.organization_id order by id for update;
  select count(*) into waiting from applications where organization_id = move.organization_id
    and status in ('new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active');
  if waiting = 0 then
    select array_agg(id), array_agg(address_id) into vacancies_ids, addresses_ids from vacancies where organization_id = move.organization_id;
    select addresses_ids || o.address_id, array_remove(array[(to_jsonb(o) ->> 'logo_id')::uuid, (to_jsonb(o) ->> 'cover_id')::uuid], null)
      into addresses_ids, pictures_ids from organizations o where id = move.organization_id;

    perform copy_rows('addresses', 'id', addresses_ids, move.from_center_id, move.to_center_id);
    if cardinality(pictures_ids) > 0 then
      perform copy_rows('uploads', 'id', pictures_ids, move.from_center_id, move.to_center_id);
      perform copy_rows('upload_copies', 'upload_id', pictures_ids, move.from_center_id, move.to_center_id);
    end if;
    perform copy_rows('organizations', 'id', array[move.organization_id], move.from_center_id, move.to_center_id);
    perform copy_rows('organization_profiles', 'organization_id', array[move.organization_id], move.from_center_id, move.to_center_id);
    perform copy_rows('vacancies', 'id', vacancies_ids, move.from_center_id, move.to_center_id);
    perform move_roles(which_move);

    -- What stays is what finished applications, talks and traces point at, and it is shown to nobody.
    delete from application_drafts where vacancy_id = any(vacancies_ids);
    delete from vacancies v where v.id = any(vacancies_ids) and not exists (select from applications a where a.vacancy_id = v.id);
    update vacancies set status = 'archived', closed_reason = coalesce(closed_reason, 'other'), contact_user_id = null where id = any(vacancies_ids);
    delete from organization_profiles where organization_id = move.organization_id;
    update organizations set status = 'archived', moved_to_center_id = move.to_center_id, denied_reason = null, archived_reason = null,
      address_id = null, phone = null, public_email = null, website = null, kvk_number = null where id = move.organization_id;
    if cardinality(pictures_ids) > 0 then
      update organizations set logo_id = null, cover_id = null where id = move.organization_id;
      delete from uploads where id = any(pictures_ids);
    end if;
    delete from addresses a where a.id = any(addresses_ids)
      and not exists (select from organizations o where o.address_id = a.id) and not exists (select from vacancies v where v.address_id = a.id);
  end if;
  perform set_config('app.center_id', here, true);
  return waiting;
end $$;
revoke execute on function copy_rows(regclass, text, uuid[], uuid, uuid), move_organization(uuid) from public;
grant execute on function copy_rows(regclass, text, uuid[], uuid, uuid), move_organization(uuid) to vw_app;
