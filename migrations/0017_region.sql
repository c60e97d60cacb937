-- Gelderse Handen: which centers it shows, the municipalities they serve, and what they have, counted each hour (town.md §6).

alter table volunteer_centers add column shown_in_region boolean not null default true;
alter table volunteer_centers add column municipalities text[] not null default '{}';
update volunteer_centers c set shown_in_region = false from tenants t where t.key = c.tenant_key and t.kind = 'demo';
-- Until a center says otherwise it serves the municipality that its town lies in.
update volunteer_centers c set municipalities = array(
  select p.municipality from places p where p.postcode4 is null and plain(p.name) = plain(c.town)
  order by power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2) limit 1);
grant select (shown_in_region, municipalities) on volunteer_centers to vw_sharing;
grant select (key, context, suspended_at) on tenants to vw_sharing;

-- What a center has, of things only: written by its own hourly count, read by others through region_counts.
create table region_totals (
  volunteer_center_id uuid primary key references volunteer_centers (id) on delete cascade,
  vacancies integer not null check (vacancies >= 0),
  counted_at timestamptz not null default now()
);
select wall('region_totals');
grant select (volunteer_center_id, vacancies) on region_totals to vw_sharing;
create policy sharing on region_totals for select to vw_sharing using (true);
