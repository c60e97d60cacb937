-- The days and the parts of the day with any work: "all of Saturday" and "every evening" become one code each.
create or replace function whole_dayparts(dayparts text[]) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(distinct whole), '{}') from unnest(dayparts) as daypart, unnest(string_to_array(daypart, '_')) as whole);
