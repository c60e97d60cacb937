-- Copies rows from one center to another: reads them under the row-level security of one, writes them under that of the other.
-- `key` is the column that `keys` refers to. A slug that is taken there gets a suffix. A row that stood there under the same id
-- is replaced.
create or replace function copy_rows(which regclass, key text, keys uuid[], from_center uuid, to_center uuid) returns void language plpgsql as $$
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

revoke execute on function copy_rows(regclass, text, uuid[], uuid, uuid) from public;
grant execute on function copy_rows(regclass, text, uuid[], uuid, uuid) to vw_app;
