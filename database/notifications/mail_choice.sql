-- How somebody wants the mails of one event. Choices from before there was one for each event were made for its group.
create or replace function mail_choice(prefs jsonb, event text, its_group text) returns text language sql immutable as $$
  select case when choice in ('daily', 'weekly', 'off') then choice else 'realtime' end from (select coalesce(prefs ->> event, prefs ->> its_group) as choice) chosen
$$;
