-- Whether a licence or certificate is required, or a line of what is expected asks for experience or a diploma.
create or replace function asks_experience(requirements text[], expectations text[]) returns boolean language sql immutable parallel safe
return requirements && '{driving_licence,first_aid}' or exists (
  select from unnest(expectations) as line
  where left(line, 300) ~* '(ervaring|ervaren|diploma|certificaat|geschoold|opgeleid|experience|qualified|certificate)'
    and left(line, 300) !~* '\m(geen|niet|zonder|no|not|without)\M');
