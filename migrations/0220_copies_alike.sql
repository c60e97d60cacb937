-- The copies of a picture that was sent are kept as those of a file are: by name. So one piece keeps both, and one serves them.
alter table upload_copies alter column width type text using width || '.webp';
alter table upload_copies rename column width to name;
alter table upload_copies rename column webp to content;
