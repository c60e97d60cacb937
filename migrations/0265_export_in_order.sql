-- A list is taken along in the order in which it is shown, as the API names it.
alter table exports add column sort text check (length(sort) <= 200);
