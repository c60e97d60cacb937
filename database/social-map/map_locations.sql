-- The places of an entry as somebody may see them: all to who takes care of it. To others a hidden place is none, and of one that
-- is shown to an area only the town and a point rounded to a hundredth of a degree, about a kilometre, remain.
create or replace function map_locations(locations jsonb, takes_care boolean) returns jsonb language sql immutable parallel safe as $$
  select case
    when takes_care then locations
    else coalesce((
      select jsonb_agg(
        case when place ->> 'addressVisibility' = 'area'
          then place || jsonb_build_object('street', '', 'houseNumber', '', 'postcode', '',
            'latitude', round((place ->> 'latitude')::numeric, 2), 'longitude', round((place ->> 'longitude')::numeric, 2))
          else place end order by at)
      from jsonb_array_elements(locations) with ordinality as places (place, at)
      where place ->> 'addressVisibility' <> 'hidden'), '[]')
  end
$$;
