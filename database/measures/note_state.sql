-- Notes every change of state (table state_changes). A change that is taken back within a minute counts as never made, as people may
-- undo what they do for ten seconds.
create or replace function note_state() returns trigger language plpgsql as $$
declare
  gone uuid;
begin
  if tg_op = 'DELETE' then
    insert into state_changes (volunteer_center_id, subject, subject_id, state, at) values (old.volunteer_center_id, tg_table_name, old.id, 'removed', now());
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if exists (select from state_changes c where c.volunteer_center_id = new.volunteer_center_id and c.subject = tg_table_name and c.subject_id = new.id) then
      select last.id into gone from (
        select c.id, c.at, lead(c.state) over w as before from state_changes c
        where c.volunteer_center_id = new.volunteer_center_id and c.subject = tg_table_name and c.subject_id = new.id
        window w as (order by c.at desc, c.id desc) order by c.at desc, c.id desc limit 1) last
      where last.before = new.status and last.at > now() - interval '1 minute';
      if gone is not null then
        delete from state_changes where volunteer_center_id = new.volunteer_center_id and id = gone;
        return null;
      end if;
    else
      insert into state_changes (volunteer_center_id, subject, subject_id, state, reason, at)
        select old.volunteer_center_id, tg_table_name, old.id, s.state, s.reason, s.at from states_of_row(tg_table_name, to_jsonb(old)) s;
    end if;
    insert into state_changes (volunteer_center_id, subject, subject_id, state, reason, at) values (new.volunteer_center_id, tg_table_name, new.id, new.status,
      coalesce(to_jsonb(new) ->> 'closed_reason', to_jsonb(new) ->> 'decline_reason', to_jsonb(new) ->> 'withdraw_reason'), now());
    return null;
  end if;
  insert into state_changes (volunteer_center_id, subject, subject_id, state, reason, at)
    select new.volunteer_center_id, tg_table_name, new.id, s.state, s.reason, s.at from states_of_row(tg_table_name, to_jsonb(new)) s;
  return null;
end $$;
