-- The link in a digest that ends mails like it: each mail must hold it, and it opens nothing else (as with saved searches, ADR 0029).
alter table notifications add column digest_key text;
create index notifications_digest_key on notifications (volunteer_center_id, digest_key) where digest_key is not null;
