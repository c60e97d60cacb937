-- What somebody was told of the day before they begin, and that they were asked how it was: each once (domain §3.5).
alter table applications add column start_told_for timestamptz, add column evaluation_asked_at timestamptz;
-- Whoever helped before this came is not asked months later.
alter table applications disable trigger touch;
update applications set evaluation_asked_at = now() where ended_at < now() - interval '3 days';
alter table applications enable trigger touch;
