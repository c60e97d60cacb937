-- What people filter by beside what stands in one column as it is: each is a code that follows from stored fields, so that the
-- search itself need not know of it (domain §3.1).

-- The days and the parts of the day in which there is work at all: "all of Saturday", "every evening" is one code.
create function whole_dayparts(dayparts text[]) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(distinct whole), '{}') from unnest(dayparts) as daypart, unnest(string_to_array(daypart, '_')) as whole);

-- How much Dutch is enough: who speaks A2 can do what asks A1 as well. Where nothing is said, nothing is promised.
create function enough_dutch(language_level text) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(known), '{}') from unnest('{A1,A2,B1}'::text[]) as known where language_level <= known);

-- Neither a licence nor a certificate is asked, and no line of what is expected asks for experience or a diploma.
create function asks_experience(requirements text[], expectations text[]) returns boolean language sql immutable parallel safe
return requirements && '{driving_licence,first_aid}' or exists (
  select from unnest(expectations) as line
  where left(line, 300) ~* '(ervaring|ervaren|diploma|certificaat|geschoold|opgeleid|experience|qualified|certificate)'
    and left(line, 300) !~* '\m(geen|niet|zonder|no|not|without)\M');

alter table vacancies alter column codes set expression as (
  public.named_codes('themes', themes) || public.named_codes('dayparts', dayparts) || public.named_codes('suitable_for', suitable_for) ||
  public.named_codes('requirements', requirements) || public.named_codes('language_level', array_remove(array[language_level], null)) ||
  array['commitment:' || commitment, 'location_mode:' || location_mode, 'expenses:' || expenses] ||
  public.named_codes('dayparts', public.whole_dayparts(dayparts)) || public.named_codes('dutch', public.enough_dutch(language_level)) ||
  case when public.asks_experience(requirements, expectations) then '{}'::text[] else '{experience:none}' end ||
  case when expenses = 'none' then '{}'::text[] else '{expenses:paid}' end);
