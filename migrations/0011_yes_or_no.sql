-- A question of yes or no has both answers. Those that nobody could pass without a tick asked for permission, and stay a tick.

-- ═══ center-forms ═══

update center_forms
set design = jsonb_set(design, '{steps}', (
  select jsonb_agg(
    jsonb_set(step, '{fields}', (
      select coalesce(jsonb_agg(
        case when field ->> 'type' = 'yes' and field -> 'required' = 'true' then field || '{"type": "agree"}' else field end order by field_at), '[]')
      from jsonb_array_elements(step -> 'fields') with ordinality as fields (field, field_at)
    )) order by step_at)
  from jsonb_array_elements(design -> 'steps') with ordinality as steps (step, step_at)
))
where jsonb_path_exists(design, '$.steps[*].fields[*] ? (@.type == "yes" && @.required == true)');

-- What somebody is filling in: a tick was kept as `true`.
update form_drafts d
set words = (
  select jsonb_object_agg(key, case when value = '["true"]' and asked.type in ('yes', 'agree') then '["yes"]'::jsonb else value end)
  from jsonb_each(d.words)
  left join lateral (
    select field ->> 'type' as type
    from center_forms f, jsonb_path_query(f.design, '$.steps[*].fields[*]') field
    where f.volunteer_center_id = d.volunteer_center_id and f.id = d.form_id and field ->> 'key' = key
    limit 1
  ) asked on true
)
where exists (select from jsonb_each(d.words) where value = '["true"]');
