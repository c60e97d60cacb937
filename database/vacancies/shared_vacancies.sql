-- What other centers of the site share with the current center. Its columns are the promise of ADR 0037, which a law compares.
-- `words` and `said` (codes) are what somebody looks for: a vacancy meets any of them, and those that meet more come first; both
-- empty means everything. `asked` are filters as in search_vacancies: any code within a group, every group.
create or replace function shared_vacancies(words text[], said text[], asked jsonb, most integer)
returns table (id uuid, center_id uuid, title text, title_en text, themes text[], commitment text, town text, organization text)
language sql stable security definer set search_path = ''
as $$
  with question as materialized (select public.any_of_words(words) as query)
  select v.id, v.volunteer_center_id, v.title, v.translations -> 'en' ->> 'title', v.themes, v.commitment,
    case when v.location_mode <> 'remote' then v.city end, o.name
  from public.volunteer_centers here
  join public.sharing_tenants s on s.tenant_key = here.tenant_key
  join public.volunteer_centers owner on owner.tenant_key = here.tenant_key and owner.id <> here.id and owner.suspended_at is null
  join public.vacancies v on v.volunteer_center_id = owner.id and v.status = 'published' and v.shared_with <> '{}' and here.id = any (v.shared_with)
    and v.valid_through >= (now() at time zone 'Europe/Amsterdam')::date
  join public.organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id and o.status = 'approved'
  cross join question q
  cross join lateral (select case when v.title_words @@ q.query then 4 else 0 end + case when v.summary_words @@ q.query then 2 else 0 end
    + case when v.task_words @@ q.query then 2 else 0 end + case when v.codes && said then 1 else 0 end as hits) as met
  where here.id = nullif(current_setting('app.center_id', true), '')::uuid
    and (met.hits > 0 or cardinality(words) = 0 and cardinality(said) = 0)
    and not exists (select from jsonb_each(asked) as wanted where not v.codes && array(select jsonb_array_elements_text(wanted.value)))
  order by met.hits desc, v.published_at desc, v.id
  limit least(most, 3)
$$;

revoke execute on function shared_vacancies(text[], text[], jsonb, integer) from public;
grant execute on function shared_vacancies(text[], text[], jsonb, integer) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_sharing;
alter function shared_vacancies(text[], text[], jsonb, integer) owner to vw_sharing;
revoke create on schema public from vw_sharing;
