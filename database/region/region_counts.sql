-- The centers that Gelderse Handen shows, with the municipalities they serve and how much they have: things, never people. The page
-- knows names and addresses of sites already. Its columns are the promise of ADR 0070, which a law compares.
create or replace function region_counts()
returns table (center_id uuid, municipalities text[], vacancies integer)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.municipalities, coalesce(r.vacancies, 0)
  from public.volunteer_centers c
  join public.tenants t on t.key = c.tenant_key and t.context = 'gelderland' and t.suspended_at is null
  left join public.region_totals r on r.volunteer_center_id = c.id
  where c.shown_in_region and c.suspended_at is null
  order by c.id
$$;

revoke execute on function region_counts() from public;
grant execute on function region_counts() to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_sharing;
alter function region_counts() owner to vw_sharing;
revoke create on schema public from vw_sharing;
