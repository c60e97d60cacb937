-- Words that stand before a last name and do not count where it is sorted; src/features/users/model/name-prefixes.ts has the same.
create or replace function name_prefixes() returns text[] language sql immutable parallel safe
return array[
  'van', 'von', 'vom', 'de', 'den', 'der', 'het', 'ten', 'ter', 'te', 'in', 'op', 'aan', 'bij', 'uit', 'voor', 'over', 'onder',
  'zu', 'zum', 'zur', 'af', 'av', 'la', 'le', 'les', 'du', 'des', 'del', 'della', 'di', 'da', 'dos', 'das', 'do', 'el', 'al'];
