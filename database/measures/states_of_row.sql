-- The states that a row is known to have come into, from its own columns: what a new row begins with, and what can still be said of one
-- that has a history already (imported, seeded, or older than the record of states).
create or replace function states_of_row(subject text, r jsonb) returns table (state text, reason text, at timestamptz) language sql stable as $$
  with said as (
    select r ->> 'status' as status, (r ->> 'created_at')::timestamptz as created, (r ->> 'published_at')::timestamptz as published,
      (r ->> 'status_since')::timestamptz as since, (r ->> 'moved_at')::timestamptz as moved, (r ->> 'decided_at')::timestamptz as decided,
      (r ->> 'first_response_at')::timestamptz as answered, (r ->> 'ended_at')::timestamptz as ended,
      (r ->> 'start_date')::date::timestamp at time zone 'Europe/Amsterdam' as started)
  -- An application comes in as new; who helps was accepted and began, whatever came after.
  select 'new', null, created from said where subject = 'applications'
  union all
  select 'accepted', null, greatest(created, coalesce(case when status in ('accepted', 'active') then decided end, answered, started, moved, created))
  from said where subject = 'applications' and status in ('accepted', 'active', 'completed', 'stopped')
  union all
  select 'active', null, greatest(created, started, case when status = 'active' then decided end) from said
  where subject = 'applications' and status in ('active', 'completed', 'stopped') and started is not null
  union all
  select status, coalesce(r ->> 'decline_reason', r ->> 'withdraw_reason'), greatest(created, coalesce(ended, moved, decided, (r ->> 'updated_at')::timestamptz, created))
  from said where subject = 'applications' and status not in ('new', 'accepted', 'active')
  -- A vacancy that is paused, filled or closed was online before.
  union all
  select 'published', null, published from said where subject = 'vacancies' and published is not null and status in ('paused', 'filled', 'closed', 'archived')
  union all
  select status, r ->> 'closed_reason', case when status = 'published' then coalesce(published, since, created) else greatest(created, published, since) end
  from said where subject <> 'applications'
$$;
