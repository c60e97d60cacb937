-- Which of the vacancy's dates somebody applies for.
alter table applications add column slot_id text;
