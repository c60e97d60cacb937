-- Relayed conversations (domain §3.11): between two people whom the center brought together and who do not know how to reach each other.
-- `user_id` is who helps, `asker_id` who asked; the words stand encrypted in `sealed`, and `body` is empty, so that nothing that reads
-- bodies can show them.
alter table conversations drop constraint conversations_subject_type_check;
alter table conversations add constraint conversations_subject_type_check
  check (subject_type in ('application', 'vacancy', 'organization', 'support', 'workshop', 'help_match'));
alter table conversations drop constraint conversations_organization_check;
alter table conversations add constraint conversations_organization_check check ((subject_type in ('support', 'workshop', 'help_match')) = (organization_id is null));
alter table conversations drop constraint conversations_blocked_side_check;
alter table conversations add constraint conversations_blocked_side_check check (blocked_side in ('volunteer', 'organization', 'center', 'asker'));
alter table conversations add column asker_id uuid references users (id);
alter table conversations add column help_match_id uuid generated always as (case when subject_type = 'help_match' then subject_id end) stored;
alter table conversations add constraint conversations_asker_check check (asker_id is null or (subject_type = 'help_match' and asker_id <> user_id));
create index conversations_asker on conversations (volunteer_center_id, asker_id, last_message_at desc) where asker_id is not null;
create index conversations_asker_user on conversations (asker_id) where asker_id is not null;
create unique index conversations_help_match on conversations (volunteer_center_id, help_match_id) where help_match_id is not null;
drop index conversations_center;
create index conversations_center on conversations (volunteer_center_id, last_message_at desc)
  where escalated_at is not null or reported_at is not null or subject_type in ('organization', 'support', 'workshop', 'help_match');

alter table messages drop constraint messages_side_check;
alter table messages add constraint messages_side_check check (side in ('volunteer', 'organization', 'center', 'asker', 'system'));
alter table messages add column sealed encrypted_text;
alter table messages add constraint messages_sealed_check check (sealed is null or (body = '' and kind = 'text'));

-- Whoever brought two people together, in the words of a match: one of its sides.
alter table help_matches drop constraint help_matches_proposed_by_check;
alter table help_matches add constraint help_matches_proposed_by_check check (proposed_by in ('helper', 'asker', 'center'));

-- What each side lets the other read, as it was when they agreed: encrypted, and gone in the transaction that ends the match.
alter table help_matches add column contact_requester encrypted_text;
alter table help_matches add column contact_helper encrypted_text;
alter table help_matches add constraint help_matches_contact_check check (ended_at is null or (contact_requester is null and contact_helper is null));
-- What waits for a coordinator: proposals to look at first, and reports.
create index help_matches_unreleased on help_matches (volunteer_center_id, created_at) where status = 'proposed' and released_at is null;
-- How many answers somebody sent in a day.
create index help_matches_answers on help_matches (volunteer_center_id, created_at) where proposed_by <> 'center';
-- Who may be asked to help: offers by category.
create index help_requests_offers on help_requests (volunteer_center_id, category, screened_at desc) where kind = 'offer' and status = 'open';
-- The match in which they met, from which the other side is known.
alter table help_blocks add column match_id uuid;
alter table help_blocks add foreign key (volunteer_center_id, match_id) references help_matches (volunteer_center_id, id) on delete set null (match_id);
create index help_blocks_match on help_blocks (volunteer_center_id, match_id) where match_id is not null;
-- The check-in that a link answers.
alter table help_links add column check_in_id uuid;
alter table help_links add foreign key (volunteer_center_id, check_in_id) references help_check_ins (volunteer_center_id, id) on delete cascade;
create index help_links_check_in on help_links (volunteer_center_id, check_in_id) where check_in_id is not null;
create index help_matches_ended on help_matches (volunteer_center_id, ended_at) where forgotten_at is null and ended_at is not null;
