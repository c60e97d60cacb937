-- Moves an organization on which both centers agreed, in the transaction of the one that agrees last. The list of tables stands
-- here and nowhere else (src/laws/organization-transfers.test.ts). Returns how many people still wait there or volunteer there; if
-- there are any, it does nothing.
create or replace function move_organization(which_move uuid) returns integer language plpgsql as $$
declare
  here constant text := current_setting('app.center_id');
  move organization_moves;
  waiting integer;
  addresses_ids uuid[];
  vacancies_ids uuid[];
  pictures_ids uuid[];
begin
  select * into strict move from organization_moves where id = which_move;
  perform set_config('app.center_id', move.from_center_id::text, true);
  -- Whoever applies holds the vacancy: they came first and are counted, or find it gone.
  perform from organizations where id = move.organization_id for update;
  perform from vacancies where organization_id = move.organization_id order by id for update;
  select count(*) into waiting from applications where organization_id = move.organization_id
    and status in ('new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active');
  if waiting = 0 then
    select array_agg(id), array_agg(address_id) into vacancies_ids, addresses_ids from vacancies where organization_id = move.organization_id;
    select addresses_ids || o.address_id, array_remove(array[(to_jsonb(o) ->> 'logo_id')::uuid, (to_jsonb(o) ->> 'cover_id')::uuid], null)
      into addresses_ids, pictures_ids from organizations o where id = move.organization_id;
    select pictures_ids || coalesce(array_agg(distinct image_id), '{}') into pictures_ids
      from vacancies where organization_id = move.organization_id and image_id is not null;

    perform copy_rows('addresses', 'id', addresses_ids, move.from_center_id, move.to_center_id);
    if cardinality(pictures_ids) > 0 then
      perform copy_rows('uploads', 'id', pictures_ids, move.from_center_id, move.to_center_id);
      perform copy_rows('upload_copies', 'upload_id', pictures_ids, move.from_center_id, move.to_center_id);
    end if;
    perform copy_rows('organizations', 'id', array[move.organization_id], move.from_center_id, move.to_center_id);
    perform copy_rows('organization_profiles', 'organization_id', array[move.organization_id], move.from_center_id, move.to_center_id);
    perform copy_rows('vacancies', 'id', vacancies_ids, move.from_center_id, move.to_center_id);
    -- They are new there for programs that follow what changes (its trigger says when).
    perform set_config('app.center_id', move.to_center_id::text, true);
    update vacancies set slug = slug where id = any(vacancies_ids);
    perform set_config('app.center_id', move.from_center_id::text, true);
    perform copy_rows('reply_templates', 'organization_id', array[move.organization_id], move.from_center_id, move.to_center_id);
    perform move_roles(which_move);

    -- What stays is what finished applications, talks and traces point at, and by what programs hear that a vacancy is gone; it is
    -- shown to nobody.
    delete from application_drafts where vacancy_id = any(vacancies_ids);
    delete from vacancies v where v.id = any(vacancies_ids) and v.published_at is null and not exists (select from applications a where a.vacancy_id = v.id);
    update vacancies v set status = 'archived', closed_reason = coalesce(closed_reason, 'other'), contact_user_id = null, second_contact_user_id = null,
      image_id = null, address_id = case when exists (select from applications a where a.vacancy_id = v.id) then address_id end where id = any(vacancies_ids);
    delete from vacancy_reminders where vacancy_id = any(vacancies_ids);
    delete from organization_profiles where organization_id = move.organization_id;
    delete from reply_templates where organization_id = move.organization_id;
    update organizations set status = 'archived', moved_to_center_id = move.to_center_id, denied_reason = null, archived_reason = null,
      address_id = null, phone = null, public_email = null, website = null, kvk_number = null where id = move.organization_id;
    if cardinality(pictures_ids) > 0 then
      update organizations set logo_id = null, cover_id = null where id = move.organization_id;
      delete from uploads where id = any(pictures_ids);
    end if;
    delete from addresses a where a.id = any(addresses_ids)
      and not exists (select from organizations o where o.address_id = a.id) and not exists (select from vacancies v where v.address_id = a.id);
  end if;
  perform set_config('app.center_id', here, true);
  return waiting;
end $$;

revoke execute on function move_organization(uuid) from public;
grant execute on function move_organization(uuid) to vw_app;
