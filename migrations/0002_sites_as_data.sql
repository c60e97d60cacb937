-- Sites are rows (ADR 0061): the tenants, and the hosts at which they and their centers are found.


-- ═══ tenancy ═══

-- Platform tables without row-level security: the site is known before a transaction can have a center.
create table tenants (
  key text primary key check (key ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  kind text not null check (kind in ('public', 'town_bank', 'town_point', 'participation', 'demo')),
  -- The fixed display name; null: the center's name is the name of the site (specification §1).
  name text collate nl check (name <> ''),
  context text not null check (context in ('meedoen', 'gelderland')),
  -- The facts from which the flags of specification §6 follow, beside the kind.
  participation_site boolean not null default false,
  oldebroek_type boolean not null default false,
  sticky_header boolean not null default false,
  header jsonb not null,
  footer_color text check (footer_color ~ '^#[0-9a-f]{6}$'),
  corners text not null default 'rounded' check (corners in ('rounded', 'straight')),
  -- Scheme, host and port of links; null: derived from the key, outside production.
  origin text unique,
  -- Since when its pages say that it is closed; null: open.
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index tenants_one_public on tenants (kind) where kind = 'public';

-- The sites of databases from before they were rows, with the facts that the code had for them until then. A key that the code
-- never had begins as a town's site; TENANT_ORIGINS still says where it is.
insert into tenants (key, kind, name, context, participation_site, oldebroek_type, sticky_header, header, footer_color, corners)
select known.*
from (values
  ('public', 'public', 'Volunteerly', 'gelderland', false, false, true, '{"text": {"default": {"light": "primary-950", "dark": "muted-50"}, "hover": {"light": "primary-800", "dark": "primary-200"}, "active": {"light": "primary-700", "dark": "primary-300"}}, "accent": "primary-500", "cmsMenu": {"position": "left", "borders": false, "fontWeight": 500}, "authMenu": {"style": "tab", "background": "auth-accent"}}'::jsonb, null, 'rounded'),
  ('vrijwilligersbank', 'town_bank', null, 'gelderland', false, false, true, '{"text": {"default": {"light": "muted-700", "dark": "muted-300"}, "hover": {"light": "primary-700", "dark": "primary-300"}, "active": {"light": "primary-800", "dark": "primary-200"}}, "accent": "primary-500", "cmsMenu": {"position": "center", "borders": false, "fontWeight": 500}, "authMenu": {"style": "tab", "background": "auth-accent"}}', null, 'rounded'),
  ('vrijwilligerspunt', 'town_point', null, 'gelderland', false, false, true, '{"text": {"default": {"light": "primary-950", "dark": "muted-50"}, "hover": {"light": "primary-800", "dark": "primary-200"}, "active": {"light": "primary-700", "dark": "primary-300"}}, "accent": "primary-500", "cmsMenu": {"position": "center", "borders": true, "fontWeight": 600}, "authMenu": {"style": "legacy", "background": "auth-footer"}}', '#14213d', 'rounded'),
  ('meedoen', 'participation', 'Meedoen', 'meedoen', true, false, false, '{"text": {"default": {"light": "muted-700", "dark": "muted-300"}, "hover": {"light": "primary-700", "dark": "primary-300"}, "active": {"light": "primary-800", "dark": "primary-200"}}, "accent": "primary-500", "cmsMenu": {"position": "left", "borders": false, "fontWeight": 600}, "authMenu": {"style": "tab", "background": "auth-brand"}}', null, 'rounded'),
  ('oldebroek', 'town_bank', null, 'gelderland', false, true, false, '{"text": {"default": {"light": "primary-950", "dark": "muted-50"}, "hover": {"light": "primary-800", "dark": "primary-200"}, "active": {"light": "primary-700", "dark": "primary-300"}}, "accent": "primary-500", "cmsMenu": {"position": "center", "borders": true, "fontWeight": 500}, "authMenu": {"style": "legacy", "background": "auth-band"}}', null, 'straight'),
  ('demo', 'demo', 'Demo', 'gelderland', false, false, true, '{"text": {"default": {"light": "primary-950", "dark": "muted-50"}, "hover": {"light": "primary-800", "dark": "primary-200"}, "active": {"light": "primary-700", "dark": "primary-300"}}, "accent": "primary-500", "cmsMenu": {"position": "right", "borders": false, "fontWeight": 500}, "authMenu": {"style": "tab", "background": "auth-accent"}}', null, 'rounded')
) as known (key, kind, name, context, participation_site, oldebroek_type, sticky_header, header, footer_color, corners)
where exists (select from volunteer_centers c where c.tenant_key = known.key);

insert into tenants (key, kind, context, header)
select distinct tenant_key, 'town_bank', 'gelderland', '{"text": {"default": {"light": "primary-950", "dark": "muted-50"}, "hover": {"light": "primary-800", "dark": "primary-200"}, "active": {"light": "primary-700", "dark": "primary-300"}}, "accent": "primary-500", "cmsMenu": {"position": "left", "borders": false, "fontWeight": 500}, "authMenu": {"style": "tab", "background": "auth-accent"}}'::jsonb
from volunteer_centers
on conflict do nothing;

alter table volunteer_centers
  -- Since when its pages say that it is closed; null: open.
  add column suspended_at timestamptz,
  add constraint volunteer_centers_of_tenant foreign key (tenant_key) references tenants (key),
  add constraint volunteer_centers_in_tenant unique (tenant_key, id);

-- Exact hosts, each of one site: the domain map of specification §1. With a center the host shows that center, else the default
-- one of the site; the first host of a center is the address of its links. The host of a tenant's origin has a row too, so that
-- no other site can claim it.
create table tenant_hosts (
  host text primary key check (host = lower(host) and host !~ '[:/ ]' and host !~ '\.$'),
  tenant_key text not null references tenants (key),
  center_id uuid,
  created_at timestamptz not null default now(),
  foreign key (tenant_key, center_id) references volunteer_centers (tenant_key, id)
);
create index tenant_hosts_tenant on tenant_hosts (tenant_key, center_id);

insert into tenant_hosts (host, tenant_key, center_id)
select c.slug || '.localhost', c.tenant_key, c.id from volunteer_centers c
where (c.tenant_key, c.slug) in (('public', 'nijmegen'), ('public', 'apeldoorn'), ('demo', 'ermelo'));

grant select on tenants, tenant_hosts to vw_app, vw_worker;
grant select, insert, update on tenants to vw_platform;
grant select, insert, update, delete on tenant_hosts to vw_platform;
-- A center that is closed shares nothing: what it shares leads to its pages.
grant select (suspended_at) on volunteer_centers to vw_sharing;
